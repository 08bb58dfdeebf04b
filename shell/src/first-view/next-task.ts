/** Lets the browser answer a press or paint a frame between two pieces of work. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
