/** Whether this page and the server speak of the same table. Pure: no sockets, no clocks. */

import type { Now } from '../api/messages';
import type { Present } from './gameState';

/** So often in a row the two may differ before everything is asked for once more. */
const DOUBTS = 2;

export class Agreement {
  /** How things stand at a number that this page has not come to. */
  private coming: Now | null = null;
  private doubts = 0;

  /** The server has said how things stand. */
  hear(now: Now): void {
    if (this.coming) this.doubts += 1;
    this.coming = now;
  }

  /** What was said of the table as it is here now; null if that is yet to come, or was seen to already. */
  reached(present: Present): Now | null {
    const now = this.coming;
    if (!now || now.seq > present.seq) return null;
    this.coming = null;
    const agrees = now.seq === present.seq && now.asked === Boolean(present.view?.decision);
    this.doubts = agrees ? 0 : this.doubts + 1;
    return now;
  }

  /** Whether something was lost: then everything has to be asked for. */
  lost(): boolean {
    if (this.doubts < DOUBTS) return false;
    this.forget();
    return true;
  }

  /** Everything begins with a new snapshot. */
  forget(): void {
    this.coming = null;
    this.doubts = 0;
  }
}
