import { use, useEffect, useState, useSyncExternalStore } from 'react'
import type { WritingAnswer } from '#api/contract/staff/post-writing.ts'
import { StaffClientInView } from '#site/staff/frame/staff-client-in-view.ts'
import { useAsking } from '#site/staff/session/session-dialogs.tsx'
import { keptPosts } from '#site/staff/writing/kept-posts.ts'
import { createPostSaving, type Draft, type PostedText } from '#site/staff/writing/post-saving.ts'
import { postFormId } from '#ui/blocks/staff/editor/frame/post-form.tsx'

/** Milliseconds. The sheet tells its text once the keys rest; while somebody types on and on it is asked. */
const HEAR_AFTER = 500

/** What is typed reaches the fields, and with them the text to be saved: the browser asks all parts of a form (`formdata`). */
export function fillForm(): void {
  const form = document.getElementById(postFormId)
  if (form instanceof HTMLFormElement) new FormData(form)
}

const unreached = { ok: false, error: { code: 'network' } } as const

/** Saves one language of a post while it is written. The page is mounted anew for another language. */
export function usePostSaving(opened: WritingAnswer, accountId: string, posted: PostedText | undefined) {
  const client = use(StaffClientInView)
  const { again } = useAsking()
  const [saving] = useState(() => {
    const place = { id: opened.id, in: opened.in }
    const ports = {
      save: async (draft: Draft) => (await client?.savePost({ ...place, ...draft })) ?? unreached,
      read: async () => (await client?.readPost(place)) ?? unreached,
      again,
      kept: keptPosts(accountId, opened.id, opened.in),
      now: Date.now,
    }
    return createPostSaving(opened, ports, posted)
  })
  const post = useSyncExternalStore(saving.subscribe, saving.get, saving.get)

  useEffect(() => {
    saving.start()
    let timer: ReturnType<typeof setTimeout> | undefined
    const listen = ({ target }: Event) => {
      if (target instanceof Element && target.closest(`#${postFormId}`)) timer ??= setTimeout(hear, HEAR_AFTER)
    }
    const hear = () => {
      timer = undefined
      fillForm()
    }
    document.addEventListener('input', listen)
    document.addEventListener('keydown', listen)
    const leave = () => {
      if (document.visibilityState !== 'hidden') return
      fillForm()
      saving.leave()
    }
    const ask = (event: BeforeUnloadEvent) => {
      fillForm()
      if (!saving.isUnsaved()) return
      saving.leave()
      event.preventDefault()
    }
    document.addEventListener('visibilitychange', leave)
    window.addEventListener('pagehide', saving.leave)
    window.addEventListener('beforeunload', ask)
    window.addEventListener('online', saving.retry)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('input', listen)
      document.removeEventListener('keydown', listen)
      document.removeEventListener('visibilitychange', leave)
      window.removeEventListener('pagehide', saving.leave)
      window.removeEventListener('beforeunload', ask)
      window.removeEventListener('online', saving.retry)
      saving.leave()
      saving.stop()
    }
  }, [saving])

  return { saving, post }
}
