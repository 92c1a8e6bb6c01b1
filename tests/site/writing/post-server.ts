import type { AnsweredCall } from '#api/contract/client.ts'
import type { WritingAnswer, WrittenPost } from '#api/contract/staff/post-writing.ts'
import type { Kept } from '#site/staff/saving/saving-parts.ts'
import type { PostPorts } from '#site/staff/writing/post-saving.ts'

const empty: WrittenPost = {
  title: 'Windows',
  slug: 'windows',
  excerpt: '',
  body: 'One.\n\nTwo.\n\nThree.\n',
  tags: [],
  seoTitle: '',
  seoDescription: '',
  pictureAlt: '',
  picture: '',
  type: 'news',
  author: 'Dritare Lab',
  isFeatured: false,
}

type Refusal = Extract<AnsweredCall<never>, { ok: false }>['error']

/** A server that keeps one language of one post, as `savePost` and `readPost` do. */
export function createServer(text = empty) {
  let version = 1
  let by = 'Arta Sample'
  let visibleFrom: number | null = null
  const sent: WrittenPost[] = []
  let trouble: { refusal: Refusal; isSaved: boolean } | undefined
  const panes = () => ({
    en: {
      state: visibleFrom === null ? ('draft' as const) : ('scheduled' as const),
      title: text.title,
      slug: text.slug,
      version,
      hasChanges: true,
      hasPictureWords: true,
      behind: 0,
      savedAt: 1000 * version,
      savedBy: by,
      visibleFrom,
      visibleUntil: null,
    },
  })
  const read = (): WritingAnswer => ({
    at: Date.now(),
    id: 'post',
    in: 'en',
    sourceLanguage: 'en',
    version,
    text,
    panes: panes(),
    source: null,
    authors: [],
  })
  const save: PostPorts['save'] = async (draft) => {
    sent.push(draft.text)
    await new Promise((resolve) => setTimeout(resolve, 100))
    const met = trouble
    if (met && !met.isSaved) return { ok: false, error: met.refusal }
    if (draft.version !== version) return { ok: false, error: { code: 'conflict', message: 'Somebody else.' } }
    text = draft.text
    version += 1
    by = 'Arta Sample'
    if (met) return { ok: false, error: met.refusal }
    return { ok: true, answer: { at: Date.now(), version, slug: text.slug, panes: panes() } }
  }
  return {
    sent,
    save,
    read,
    text: () => text,
    version: () => version,
    other(part: Partial<WrittenPost>) {
      text = { ...text, ...part }
      version += 1
      by = 'Mira Muster'
    },
    /** In another language, which has its own version. */
    share(part: Pick<Partial<WrittenPost>, 'picture' | 'type' | 'author' | 'isFeatured'>) {
      text = { ...text, ...part }
    },
    schedule(from: number) {
      visibleFrom = from
    },
    isAway: (isSaved = false) => {
      trouble = { refusal: { code: 'network' }, isSaved }
    },
    refuses: (refusal: Refusal) => {
      trouble = { refusal, isSaved: false }
    },
    isBack: () => {
      trouble = undefined
    },
  }
}

/** What a browser keeps outlives the page. `left` is what pages have kept that are gone, the newest first. */
export function createBrowser(left: Kept<WrittenPost>[] = []) {
  let kept: string | undefined
  const holders = new Set<object>()
  return {
    kept: (): Kept<WrittenPost> | undefined => (kept === undefined ? undefined : JSON.parse(kept)),
    isHeld: () => holders.size > 0,
    store: {
      hold: () => {
        const holder = {}
        holders.add(holder)
        return () => void holders.delete(holder)
      },
      read: async (): Promise<Kept<WrittenPost> | undefined> => {
        kept ??= left.length > 0 ? JSON.stringify(left.shift()) : undefined
        return kept === undefined ? undefined : JSON.parse(kept)
      },
      write: async (post: Kept<WrittenPost>) => {
        kept = JSON.stringify(post)
        return true
      },
      forget: () => {
        kept = undefined
      },
    },
  }
}
