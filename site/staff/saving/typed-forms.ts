interface Typed {
  /** What stood in it before somebody typed, or when it was saved last. */
  before: string
  isTyped: boolean
  /** Since it was sent. */
  isTypedOn: boolean
}

/** Forms whose words nothing but their button saves, and what stands in them that the server does not have. */
function createTypedForms() {
  const forms = new Map<HTMLFormElement, Typed>()
  const onTheirWay = new Set<Promise<void>>()
  let submitted: HTMLFormElement | undefined

  /** Until somebody types, whatever is filled in is nothing of theirs. */
  function look(event: Event) {
    const form = formOf(event)
    if (form && !forms.get(form)?.isTyped)
      forms.set(form, { before: contentOf(form), isTyped: false, isTypedOn: false })
  }
  function type(event: Event) {
    const form = formOf(event)
    const typed = form && forms.get(form)
    if (!typed) return
    typed.isTyped = true
    typed.isTypedOn = true
  }
  function submit(event: Event) {
    submitted = formOf(event)
  }
  /** After everybody else: what no script takes leaves with the page. */
  function release({ defaultPrevented }: Event) {
    if (submitted && !defaultPrevented) forms.delete(submitted)
    submitted = undefined
  }

  function unsaved(): HTMLFormElement[] {
    for (const form of forms.keys()) if (!form.isConnected) forms.delete(form)
    return [...forms].flatMap(([form, { isTyped, before }]) => (isTyped && contentOf(form) !== before ? [form] : []))
  }
  const isUnsaved = () => unsaved().length > 0

  return {
    watch() {
      const ways = ['focusin', 'pointerdown', 'beforeinput'] as const
      for (const way of ways) document.addEventListener(way, look, true)
      document.addEventListener('input', type, true)
      document.addEventListener('submit', submit, true)
      window.addEventListener('submit', release)
      return () => {
        for (const way of ways) document.removeEventListener(way, look, true)
        document.removeEventListener('input', type, true)
        document.removeEventListener('submit', submit, true)
        window.removeEventListener('submit', release)
        forms.clear()
      }
    },
    send(): (isSaved: boolean) => void {
      const form = submitted
      const typed = form && forms.get(form)
      if (!typed) return () => {}
      const sent = contentOf(form)
      typed.isTypedOn = false
      let arrive = () => {}
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve
      })
      onTheirWay.add(arrived)
      return (isSaved) => {
        if (isSaved) typed.before = sent
        if (isSaved) typed.isTyped = typed.isTypedOn
        onTheirWay.delete(arrived)
        arrive()
      }
    },
    isUnsaved,
    /** What a form says in `data-leave-text` of words that come back. */
    get text() {
      const texts = unsaved().map(({ dataset }) => dataset['leaveText'])
      return texts.every(Boolean) ? texts[0] : undefined
    },
    /** Waits for what is on its way. */
    async save(): Promise<boolean> {
      await Promise.all(onTheirWay)
      return !isUnsaved()
    },
  }
}

export const typedForms = createTypedForms()

/** One that changes something and has words in it, unless they come back by themselves: then it says `data-kept`. */
function formOf({ target }: Event): HTMLFormElement | undefined {
  const form = target instanceof Element ? target.closest('form') : undefined
  // A field that is called `method` hides the form's own.
  if (form?.getAttribute('method') !== 'post' || form.hasAttribute('data-kept')) return undefined
  return form.querySelector('textarea, input:is([type=text], [type=email]):not([hidden])') ? form : undefined
}

/** As one text to compare. A field that is unfolded is nothing yet. */
function contentOf(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)].filter(([, value]) => value !== ''))
}
