/** As `keptAnswer`; its script, with what reads the browser's database, is loaded once a message is open. */
export function keptAnswerLater(account: string, message: string) {
  let opening: ReturnType<typeof load> | undefined
  const load = async () => (await import('#site/staff/writing/kept-answers.ts')).keptAnswer(account, message)
  function opened() {
    opening ??= load()
    return opening
  }
  return {
    hold() {
      const release = opened().then(({ hold }) => hold())
      return () => void release.then((run) => run()).catch(() => {})
    },
    async read(): Promise<string | undefined> {
      return await opened()
        .then(({ read }) => read())
        .catch(() => undefined)
    },
    async write(text: string): Promise<boolean> {
      return await opened()
        .then(({ write }) => write(text))
        .catch(() => false)
    },
  }
}
