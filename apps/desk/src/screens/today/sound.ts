/** Where a device keeps that it sounds: at the counter it may, in a pocket it need not, whoever is signed in. */
const keptAs = 'latchkey-desk-sound';

/** Two soft tones, one after the other: hertz, and seconds after the first. */
const tones = [
  { pitch: 659.3, after: 0 },
  { pitch: 880, after: 0.14 },
] as const;
const loudness = 0.06;
const lastsSeconds = 0.5;

let context: AudioContext | null = null;

/** Whether this device sounds when there is news; false where the browser refuses storage. */
export function isSoundOn(): boolean {
  try {
    return localStorage.getItem(keptAs) === 'on';
  } catch {
    return false;
  }
}

/** Keeps whether this device sounds. */
export function keepSound(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(keptAs, 'on');
    else localStorage.removeItem(keptAs);
  } catch (error) {
    console.warn('The device keeps no settings.', error);
  }
}

/** Readies the sound; browsers let it be only from a press on. */
export function readySound(): void {
  context ??= 'AudioContext' in window ? new AudioContext() : null;
  void context?.resume();
}

/** Sounds once, quietly: only after somebody has pressed something, and only on a page in sight. */
export function sound(): void {
  if (context === null || context.state !== 'running' || document.hidden) return;
  for (const { pitch, after } of tones) {
    const from = context.currentTime + after;
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(loudness, from + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + lastsSeconds);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + lastsSeconds);
  }
}
