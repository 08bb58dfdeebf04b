/**
 * Runs something that takes long once a press is seen to be taken: what a frame's callback puts off runs after that frame
 * is painted.
 */
export function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}
