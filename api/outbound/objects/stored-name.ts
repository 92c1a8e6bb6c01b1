/** A random one, made where the file arrived: it leads nowhere and says nothing. */
export const isStoredName = (text: string) => /^[0-9a-f-]{36}$/.test(text)
