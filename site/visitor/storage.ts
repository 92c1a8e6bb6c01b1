/**
 * The browser's storage, which may be full, forbidden or filled by others: reading gives null and writing says whether
 * it worked, instead of throwing.
 */
function createStorage(open: () => Storage) {
  function attempt<Result>(use: (storage: Storage) => Result, otherwise: Result): Result {
    try {
      return use(open())
    } catch {
      return otherwise
    }
  }
  return {
    get: (name: string) => attempt((storage) => storage.getItem(name), null),
    set: (name: string, value: string) =>
      attempt((storage) => {
        storage.setItem(name, value)
        return true
      }, false),
    remove: (name: string) => attempt((storage) => storage.removeItem(name), undefined),
  }
}

/** Shared by all tabs, kept until removed. */
export const localStore = createStorage(() => window.localStorage)

/** This tab's, until it is closed. */
export const tabStore = createStorage(() => window.sessionStorage)
