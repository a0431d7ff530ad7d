import { type Cue, type Tone, tones } from './tones.ts';

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Half a second of noise, made once. */
function noise(of: AudioContext): AudioBuffer {
  if (hiss !== null) return hiss;
  hiss = of.createBuffer(1, of.sampleRate / 2, of.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return hiss;
}

function sourceOf(of: AudioContext, tone: Tone, start: number): AudioScheduledSourceNode {
  if (tone.pitch === null) {
    const source = of.createBufferSource();
    source.buffer = noise(of);
    return source;
  }
  const source = of.createOscillator();
  source.type = tone.shape ?? 'sine';
  source.frequency.setValueAtTime(tone.pitch, start);
  if (tone.to !== undefined) source.frequency.exponentialRampToValueAtTime(tone.to, start + tone.for);
  return source;
}

function playTone(of: AudioContext, tone: Tone, volume: number): void {
  const start = of.currentTime + tone.at;
  const end = start + tone.for;
  const source = sourceOf(of, tone, start);
  const gain = of.createGain();
  // A tone that begins or ends all at once clicks.
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(tone.loud * volume, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  source.connect(gain).connect(of.destination);
  source.start(start);
  source.stop(end);
}

/** Plays a sound, 0 to 1 loud. Before the first gesture browsers allow none, so there is none. */
export function play(cue: Cue, volume: number): void {
  if (volume <= 0 || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  const playing = context;
  // A page that was in the background may have to be woken.
  void playing.resume().then(() => {
    for (const tone of tones[cue]) playTone(playing, tone, volume);
  });
}
