/** Plays tones with WebAudio. Nothing is made before somebody has touched the page: browsers would refuse it, and people too. */

import type { Tone } from './scores';

const QUIET = 0.14;
const ATTACK = 0.008;
const SILENCE = 0.0001;
let context: AudioContext | null = null;
let out: GainNode | null = null;

export function touched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? false;
}

export function play(tones: readonly Tone[]): void {
  if (!touched()) return;
  const audio = (context ??= new AudioContext());
  void audio.resume();
  out ??= loudspeaker(audio);
  for (const tone of tones) sound(audio, out, tone);
}

function loudspeaker(audio: AudioContext): GainNode {
  const all = new GainNode(audio, { gain: QUIET });
  all.connect(audio.destination);
  return all;
}

function sound(audio: AudioContext, to: AudioNode, { wave, from, to: end = from, at = 0, lasts, loud }: Tone): void {
  const begins = audio.currentTime + at;
  const ends = begins + lasts;
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(SILENCE, begins);
  volume.gain.exponentialRampToValueAtTime(loud, begins + ATTACK);
  volume.gain.exponentialRampToValueAtTime(SILENCE, ends);
  volume.connect(to);
  const glide = (pitch: AudioParam): void => {
    pitch.setValueAtTime(from, begins);
    pitch.exponentialRampToValueAtTime(end, ends);
  };
  const source = wave === 'noise' ? noise(audio, lasts, glide, volume) : waves(audio, wave, glide, volume);
  source.start(begins);
  source.stop(ends);
}

function waves(audio: AudioContext, type: OscillatorType, glide: (pitch: AudioParam) => void, to: AudioNode): AudioScheduledSourceNode {
  const source = new OscillatorNode(audio, { type });
  glide(source.frequency);
  source.connect(to);
  return source;
}

function noise(audio: AudioContext, lasts: number, glide: (pitch: AudioParam) => void, to: AudioNode): AudioScheduledSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate);
  buffer.getChannelData(0).forEach((_, n, samples) => (samples[n] = Math.random() * 2 - 1));
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', Q: 0.9 });
  glide(filter.frequency);
  filter.connect(to);
  const source = new AudioBufferSourceNode(audio, { buffer });
  source.connect(filter);
  return source;
}
