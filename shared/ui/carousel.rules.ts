/** What speaks for and against moving a carousel on by itself. */
export interface CarouselState {
  /** What the visitor asked for with the button or by swiping; undefined when nothing was asked for. */
  readonly asked: boolean | undefined;
  /** The device asks for less motion or less data. */
  readonly calm: boolean;
  readonly pointedAt: boolean;
  readonly focusInside: boolean;
  readonly inView: boolean;
}

/** Whether a visitor wants it to move, all in all: what the pause button shows. */
export function wantsToMove({ asked, calm }: Pick<CarouselState, 'asked' | 'calm'>): boolean {
  return asked ?? !calm;
}

/** Whether it moves right now. */
export function moves(state: CarouselState): boolean {
  return wantsToMove(state) && !state.pointedAt && !state.focusInside && state.inView;
}
