import type { output } from 'zod/mini'
import type { AnsweredCall } from '#api/contract/client.ts'
import type { ChecksAnswer } from '#api/contract/staff/post-checks.ts'
import type { WritingAnswer, WritingInput, WrittenPost, writtenAnswer } from '#api/contract/staff/post-writing.ts'
import type { Language } from '#locales/languages.ts'
import type { InHand, Posted, SavingPorts, SavingRules } from '#site/staff/saving/saving-parts.ts'
import { createSelfSaving } from '#site/staff/saving/self-saving.ts'
import { bodyChange } from '#site/staff/writing/body-change.ts'
import { mergePosts, type PostMerge } from '#site/staff/writing/merge-posts.ts'
import { isSameText, isSavedText } from '#site/staff/writing/same-text.ts'
import type { Choice } from '#ui/blocks/staff/editor/conflict/clash.ts'

type Written = output<typeof writtenAnswer>
type Draft = Pick<WritingInput, 'version' | 'text' | 'bodyChange' | 'read' | 'agreesWith'>

type Checked = Pick<ChecksAnswer, 'versions' | 'shared' | 'panes'>

/** One language of a post as the server has it. */
export interface HeldPost {
  version: number
  text: WrittenPost
  panes: WritingAnswer['panes']
  slug: string
  /** As it is shown beside a translation. */
  source: WritingAnswer['source']
  sourceVersion: number
}

export type PostInHand = InHand<WrittenPost, HeldPost, PostMerge>

export interface PostPorts extends Pick<SavingPorts<WrittenPost, HeldPost>, 'again' | 'kept' | 'now' | 'ask'> {
  save: (draft: Draft) => Promise<AnsweredCall<Written>>
  read: () => Promise<AnsweredCall<WritingAnswer>>
}

export type PostSaving = ReturnType<typeof createPostSaving>

/** Saves one language of a post by itself. */
export function createPostSaving(opened: WritingAnswer, ports: PostPorts, posted?: Posted<WrittenPost>) {
  let agreesWith: number | undefined // the version of the source, as somebody has said since the last save
  async function read(): Promise<AnsweredCall<HeldPost>> {
    const result = await ports.read()
    return result.ok ? { ok: true, answer: heldPost(result.answer) } : result
  }

  const saving = createSelfSaving(
    heldPost(opened),
    rulesIn(opened.in),
    {
      ...ports,
      isDue: () => agreesWith !== undefined,
      read,
      async save({ version, text, base }): Promise<AnsweredCall<HeldPost>> {
        const said = agreesWith
        const change = bodyChange(base.body, text.body)
        const { picture, type, author, isFeatured } = base
        const draft = {
          version,
          text,
          read: { picture, type, author, isFeatured },
        }
        const sent = { ...draft, ...(said !== undefined && { agreesWith: said }) }
        let result = await ports.save(change ? { ...sent, text: { ...text, body: '' }, bodyChange: change } : sent)
        // Only the whole text can be recognised as one that is saved already.
        if (change && isConflict(result)) result = await ports.save(sent)
        let { source, sourceVersion } = saving.get().held
        if (said !== undefined && isConflict(result)) {
          // Others have perhaps written into the source: it is to be looked at before anybody agrees with it.
          const found = await read()
          // Or they have saved this language: it is said again of what is joined.
          const isSeen = found.ok && found.answer.sourceVersion === said
          if (found.ok) ({ source, sourceVersion } = found.answer)
          if (!isSeen) {
            agreesWith = undefined
            result = await ports.save(draft)
          }
        } else if (said !== undefined && result.ok) {
          source &&= { ...source, former: source.body }
          agreesWith = undefined
        }
        if (!result.ok) return result
        const { version: saved, panes, slug } = result.answer
        return { ok: true, answer: { version: saved, text, panes, slug, source, sourceVersion } }
      },
    },
    posted,
  )

  /** Languages that a deed opened or closed, or gave a time. */
  function takePanes(panes: HeldPost['panes']): void {
    saving.tell({ held: { ...saving.get().held, panes } })
  }

  return {
    ...saving,
    /** This translation says what its source says, as it is shown. */
    agree() {
      agreesWith = saving.get().held.sourceVersion
      return saving.save()
    },
    /** Chosen, by the id of a clash. */
    choose(choices: Readonly<Record<string, Choice>>) {
      const { state, text } = saving.get()
      if (state.kind !== 'conflict') return
      const chosen = state.clash.textWith(choices)
      // What was typed while both texts were on their way to the screen.
      saving.settle(mergePosts(state.clash.mine, chosen, text).textWith({}))
    },
    /** Whether what stands here is what was checked. Otherwise others have saved, and theirs is shown. */
    async meet({ versions, shared, panes }: Checked): Promise<boolean> {
      const { version, text } = saving.get().held
      const checked = versions[opened.in]
      const isMet = checked === undefined || (checked === version && isSameText({ ...text, ...shared }, text))
      if (isMet) takePanes(panes)
      else await saving.catchUp()
      return isMet
    },
    takePanes,
  }
}

function heldPost({ in: language, version, text, panes, source, sourceLanguage }: WritingAnswer): HeldPost {
  const sourceVersion = (source && panes[sourceLanguage]?.version) ?? 0
  return { version, text, panes, slug: panes[language]?.slug ?? text.slug, source, sourceVersion }
}

const isConflict = (result: AnsweredCall<unknown>) => !result.ok && result.error.code === 'conflict'

/** No text says this. */
const unlike = '\u0000'
const nothing = {
  title: unlike,
  slug: unlike,
  excerpt: unlike,
  body: unlike,
  tags: [unlike],
  seoTitle: unlike,
  seoDescription: unlike,
  pictureAlt: unlike,
  picture: unlike,
  author: unlike,
}

const rulesIn = (language: Language): SavingRules<WrittenPost, HeldPost, PostMerge> => ({
  // Of a language that nobody has written yet there is none.
  savedAt: ({ version, panes }) => (version > 0 ? panes[language]?.savedAt : undefined),
  savedBy: ({ panes }) => panes[language]?.savedBy ?? null,
  isSame: isSameText,
  isSaved: isSavedText,
  merge: (base, mine, theirs) => merged(mergePosts(base, mine, theirs)),
  meet: (mine, theirs) => merged(mergePosts({ ...theirs, ...nothing }, mine, theirs)),
})

const merged = (merge: PostMerge) => (merge.clashes.length > 0 ? { clash: merge } : { text: merge.textWith({}) })
