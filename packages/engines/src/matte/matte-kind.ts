/** `people` finds persons down to their hair (MODNet); `anything` finds the main subject (U²-Net small). */
export type MatteKind = 'people' | 'anything';
