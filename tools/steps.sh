# Sourced by ./test and tools/long-checks: runs commands as named steps, each reported in a line with its time.

fail() {  # fail NAME: the verdict of a run that did not pass
  printf 'FAILED: %s, after %d:%02d\n' "$1" $((SECONDS / 60)) $((SECONDS % 60))
  exit 1
}

report() {  # report NAME SECONDS
  printf '%-16s %4d s\n' "$1" "$2"
}

step() {  # step NAME COMMAND...: run it; its output is shown only if it fails
  local name=$1 start=$SECONDS log; shift
  log=$(mktemp)
  "$@" >"$log" 2>&1 || { cat "$log"; rm -f "$log"; fail "$name"; }
  rm -f "$log"
  report "$name" $((SECONDS - start))
}

_begun=()

begin() {  # begin NAME COMMAND...: run it beside what follows; `finish` waits for it
  step "$@" &
  _begun+=($!)
}

finish() {  # wait for all that was begun; one failure fails the run, once the others have ended
  local each failed=
  for each in "${_begun[@]}"; do wait "$each" || failed=1; done
  _begun=()
  [ -z "$failed" ] || exit 1
}
