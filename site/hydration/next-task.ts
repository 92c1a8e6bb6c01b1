/** Yields to the browser, so that it can answer an input. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
