/** Something written on the page that the server may not have. */
export interface Written {
  isUnsaved: () => boolean
  save: () => Promise<boolean>
  /** Where it comes back; without it it is lost. */
  text?: string | false | undefined
}

export const written = new Set<Written>()

/** What `Leaving` does, once the browser has been idle and it is there. */
export const leaving = {
  /** For what no navigation is that can be held, such as signing out. */
  by: (goOn: () => void) => goOn(),
  /** Call it while a form is being submitted; call what it returns once that is saved or refused. */
  send: () => (_isSaved: boolean) => {},
}
