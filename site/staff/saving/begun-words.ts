/** Words that are begun and not sent, by what they are about: there when one comes back, as long as the house is open. */
export const begunWords = new Map<string, string>()
