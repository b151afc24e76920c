/** The drawing that stands for pictures of a house until its owner brings some in, as the engine names it. */
export const drawn = 'picture-to-come';
