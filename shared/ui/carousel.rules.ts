/** What decides whether a carousel moves on by itself. */
export interface CarouselState {
  /** The visitor's choice, by the button or by swiping; undefined before one. */
  readonly requested: boolean | undefined;
  /** The device asks for less motion or less data. */
  readonly reducedMotion: boolean;
  readonly pointedAt: boolean;
  readonly focusInside: boolean;
  readonly inView: boolean;
}

/** The state that the pause button shows. */
export function isPlaying({
  requested,
  reducedMotion,
}: Pick<CarouselState, 'requested' | 'reducedMotion'>): boolean {
  return requested ?? !reducedMotion;
}

/** Whether it moves right now: not while it is pointed at, focused or out of view. */
export function shouldMove(state: CarouselState): boolean {
  return isPlaying(state) && !state.pointedAt && !state.focusInside && state.inView;
}
