/** Lets the browser do something else in between, such as answer a press. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
