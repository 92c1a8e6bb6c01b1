import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import type { CallResult } from '#api/contract/client.ts'
import { localPath, plainPath, prefixOf } from '#site/address/addresses.ts'
import { type AnsweredForm, type SentForm, sentForms } from '#site/visitor/sent-forms.ts'

export interface Refused<Form extends SentForm = SentForm> {
  draft: AnsweredForm<Form>['draft']
  error: Exclude<CallResult, { ok: true }>['error']
}

/**
 * For the page with the form: what was sent from it, here or before a move, leads to `thanks` or comes back as refused. Not in
 * the middle of a move, which may lead away.
 */
export function useSentForm<Form extends SentForm>(form: Form, thanks: string, isThanked = false) {
  const sent = useSyncExternalStore(sentForms.subscribe, sentForms.get, sentForms.get)[form]
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const isMoving = useNavigation().state !== 'idle'
  const [refused, setRefused] = useState<Refused<Form>>()

  // Before it is painted, so that nothing else tells of it as well.
  useLayoutEffect(() => {
    if (sent === undefined || sent === 'sending' || isMoving) return
    const { draft, result } = sent
    // Beside the thanks for another one it is told in a line of its own.
    if (isThanked && !result.ok) return
    setRefused(result.ok ? undefined : { draft, error: result.error })
    // Kept until the thanks are there: another press would send it again, and another move lead past them.
    if (result.ok && !isThanked)
      // What did not get through before is not gone back to.
      void navigate(localPath(thanks, prefixOf(pathname)), { replace: plainPath(pathname) === '/message-error' })
    else sentForms.forget(form)
  }, [form, thanks, isThanked, sent, isMoving, pathname, navigate])

  return { isSending: sent !== undefined, refused }
}
