// Short sounds, made and not loaded. Each has a sentence beside it, so that nothing is lost where they are off.

export type Sound = "turn" | "move" | "refused" | "chat" | "over";

/** Pitches in hertz, one after the other. */
const NOTES: Record<Sound, readonly number[]> = {
  turn: [523, 784],
  move: [392],
  refused: [196, 165],
  chat: [880],
  over: [523, 659, 784],
};
const NOTE = 0.09;
const LOUD = 0.08;

let context: AudioContext | null = null;

export function sound(name: Sound): void {
  context ??= new AudioContext();
  // A page makes no sound before it was touched; later is too late.
  if (context.state === "suspended") return void context.resume();
  for (const [at, pitch] of NOTES[name].entries()) {
    const from = context.currentTime + at * NOTE;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(LOUD, from);
    volume.gain.exponentialRampToValueAtTime(0.001, from + NOTE);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + NOTE);
  }
}
