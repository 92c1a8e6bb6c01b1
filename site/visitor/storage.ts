/** Storage may be full or forbidden: reading gives null and writing returns whether it worked, instead of throwing. */
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

export const localStore = createStorage(() => window.localStorage)

export const tabStore = createStorage(() => window.sessionStorage)
