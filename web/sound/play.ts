/** Plays what is heard at a table, and lets the device vibrate where it can. */

import { settings } from '../settings.svelte.ts';
import { NOTES, type Note, type Voice } from './voices.ts';

/** Milliseconds of vibration, and of rest between. */
const SHAKES: Partial<Readonly<Record<Voice, readonly number[]>>> = { turn: [40], win: [40, 60, 40, 60, 120] };

let context: AudioContext | undefined;
let breath: AudioBuffer | undefined;

/** A second of noise, always the same. */
function noiseIn(audio: AudioContext): AudioBuffer {
  if (breath) return breath;
  breath = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = breath.getChannelData(0);
  let state = 1;
  for (const i of samples.keys()) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    samples[i] = state / 2 ** 31;
  }
  return breath;
}

function sound(audio: AudioContext, { kind, at, fades, pitch, loud }: Note): void {
  const begins = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud * settings.volume, begins);
  gain.gain.exponentialRampToValueAtTime(0.0001, begins + fades);
  gain.connect(audio.destination);
  if (kind === 'tone') {
    const source = audio.createOscillator();
    source.frequency.value = pitch;
    source.connect(gain);
    source.start(begins);
    source.stop(begins + fades);
  } else {
    const source = audio.createBufferSource();
    source.buffer = noiseIn(audio);
    const filter = audio.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = pitch;
    source.connect(filter).connect(gain);
    source.start(begins);
    source.stop(begins + fades);
  }
}

/** A browser is silent until its page has been touched: what comes before is not made up for. */
export function play(voice: Voice): void {
  if (!settings.sound || settings.volume <= 0) return;
  const shake = SHAKES[voice];
  if (shake && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([...shake]);
  context ??= new AudioContext();
  const audio = context;
  if (audio.state === 'running') for (const note of NOTES[voice]) sound(audio, note);
  else void audio.resume().catch(() => undefined);
}
