import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigate,
  useParams,
  useRevalidator,
  useSearchParams,
} from 'react-router-dom'
import { MessagesPage } from '#site/pages/staff/messages-page.tsx'
import { focusField } from '#site/staff/frame/focus-field.ts'
import type { OpenThing } from '#site/staff/frame/open-thing.ts'
import { read } from '#site/staff/frame/read.ts'
import { runDeed, statusFor, textOf } from '#site/staff/frame/staff-action.ts'
import { staffClientContext } from '#site/staff/frame/staff-context.ts'
import type { StaffHandle } from '#site/staff/frame/staff-handle.ts'
import { useBegunNotes } from '#site/staff/frame/use-begun-notes.ts'
import { useClock } from '#site/staff/frame/use-clock.ts'
import { useHouse } from '#site/staff/frame/use-house.ts'
import { useOnline } from '#site/staff/frame/use-online.ts'
import { useTold } from '#site/staff/frame/use-told.ts'
import { focusMessage } from '#site/staff/screens/focus-message.ts'
import { focusRow } from '#site/staff/screens/focus-row.ts'
import { messageAddress, messagesAddress, messagesIn } from '#site/staff/screens/message-addresses.ts'
import { type MessageDone, type MessageOutcome, messageDeeds, undoOf } from '#site/staff/screens/message-deeds.ts'
import { useMailsFollowed } from '#site/staff/screens/use-mails-followed.ts'
import { useMessageWords } from '#site/staff/screens/use-message-words.ts'
import { useRowKeys } from '#site/staff/screens/use-row-keys.ts'
import { useDeedToasts } from '#site/staff/session/use-deed-toasts.ts'
import { useStaffSubmit } from '#site/staff/session/use-staff-submit.ts'
import { useAnswer } from '#site/staff/writing/use-answer.ts'
import { useWriters } from '#site/staff/writing/use-writers.ts'
import { randomId } from '#site/visitor/random-id.ts'
import { useShortcuts } from '#ui/blocks/staff/frame/use-shortcuts.ts'
import { DeedForm } from '#ui/blocks/staff/messages/deed-form.tsx'
import type { MessageDeed } from '#ui/blocks/staff/messages/message.ts'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'

export const handle: StaffHandle = {
  texts: ['staff-messages', 'staff-session'],
  title: (t) => t('staff-messages:title'),
}

export async function loader({ request, params: { id }, context }: LoaderFunctionArgs) {
  const client = context.get(staffClientContext)
  const list = await read(client.listMessages(messagesIn(new URL(request.url).searchParams)))
  const ids = { newAnswer: randomId(), newNote: randomId() }
  if (id === undefined) return data({ list, message: undefined, ...ids })
  const result = await client.readMessage({ id })
  // Deleted just now: the list says so and can bring it back.
  if (!result.ok && result.error.code === 'not_found') return data({ list, message: undefined, ...ids }, 404)
  const { message } = await read(Promise.resolve(result))
  return data({ list, message, ...ids, openThing: { name: message.name } satisfies OpenThing })
}

export async function action(posted: ActionFunctionArgs) {
  const { form, answer } = await runDeed(messageDeeds(posted.params['id'] ?? ''), posted)
  const sent = textOf(form, 'text')
  const typed = answer.deed === 'answer' && (!answer.ok || answer.answer.doubt) ? sent : ''
  const text = answer.ok && answer.deed === 'withdraw' ? answer.answer.text : typed
  return data({ ...answer, text, sent }, statusFor(answer))
}

export function Component() {
  const { list, message, newAnswer, newNote } = useLoaderData<typeof loader>()
  const { id } = useParams()
  const [query] = useSearchParams()
  const shown = messagesIn(query)
  const { page: _, ...conditions } = shown
  const here = id === undefined ? messagesAddress(shown) : messageAddress(id, shown)
  const backHref = messagesAddress(shown)
  const navigate = useNavigate()
  const clock = useClock(list.at)
  const { account } = useHouse()
  const { isOnline, since } = useOnline()
  const { problemOf } = useTold()
  const { t } = useTranslation('staff-messages')
  const posted = useActionData<MessageOutcome>()
  const { submit, answer: sent, answerHere, isSending } = useStaffSubmit<MessageOutcome>(here, id)
  const outcome = sent ? answerHere : posted
  const answer = useAnswer(account.id, message?.id, posted?.text ?? '')
  const { revalidate } = useRevalidator()
  const known = message?.mails.filter(({ kind }) => kind === 'answer').length ?? 0
  const begun = useBegunAnswer(answer.key, newAnswer, known)
  const { writers, type } = useWriters(message?.id, message?.writers ?? [], (answers) => {
    if (answers > known) void revalidate()
  })
  const { typed: begunNote, onText: onNoteText } = useBegunNotes(id)
  const wordsOf = useMessageWords()
  useMailsFollowed(message?.mails ?? [], list.at)
  const done = sent ? undefined : wordsOf(posted)
  const undo = undoOf(posted)
  useDeedToasts(sent, {
    ...{ deeds: messageDeeds(''), wordsOf, undoOf },
    aboutOf: (settled) => (settled.ok ? settled.answer.id : undefined),
    onTaken: bringBack,
    refusalOf: (settled) => (conflictOf(settled) ? t('done.tooLate') : undefined),
  })

  /** What was withdrawn stands in its field, or waits for it where one is elsewhere by then. */
  function bringBack(settled: MessageDone): void {
    if (!settled.ok || settled.deed !== 'withdraw') return
    void answer.putBack(settled.answer.id, settled.answer.text)
    if (window.location.pathname.endsWith(settled.answer.id)) requestAnimationFrame(() => focusField('text'))
  }

  const settle = useEffectEvent((settled: MessageOutcome) => {
    if (conflictOf(settled) === 'answer') {
      begun.beginAnew()
      void revalidate()
    }
    if (!settled.ok) return
    const isHere = settled.answer.id === id
    if (isHere && settled.deed === 'release') focusMessage()
    if (settled.deed === 'answer' && !settled.answer.doubt) {
      if (isHere) begun.beginAnew()
      const isWriting = answer.takeOut(settled.answer.id, settled.sent)
      if (isHere && !isWriting) focusMessage()
      if (isWriting) requestAnimationFrame(() => focusField('text'))
    }
    bringBack(settled)
    const isGone = settled.deed === 'delete' || settled.deed === 'spam'
    if (!isGone || !isHere) return
    focusRow('beside')
    void navigate(backHref, { replace: true })
  })
  useEffect(() => {
    if (sent) settle(sent)
  }, [sent])

  const doDeed = (deed: MessageDeed) => submit({ deed })
  useRowKeys()
  useShortcuts({
    '/': () => focusField('q'),
    r: message && (() => (message.state === 'quarantined' ? doDeed('release') : focusField('text'))),
    e:
      message && message.state !== 'quarantined'
        ? () => doDeed(message.state === 'archived' ? 'reopen' : 'archive')
        : undefined,
    Escape:
      message &&
      (() => {
        focusRow('open')
        void navigate(backHref)
      }),
  })

  const doubt = outcome?.ok && outcome.deed === 'answer' ? (outcome.answer.doubt ?? undefined) : undefined
  const errors = outcome && !outcome.ok ? outcome.error.fields : undefined
  const conflict = conflictOf(outcome)
  const problem =
    conflict === 'withdraw'
      ? t('done.tooLate')
      : conflict === 'answer'
        ? t('done.taken')
        : id !== undefined && !message && !outcome
          ? t('gone')
          : errors
            ? undefined
            : problemOf(outcome).problem
  return (
    <MessagesPage
      offlineSince={isOnline ? undefined : since}
      backHref={backHref}
      problem={problem}
      done={
        done && (
          <>
            <p>
              {done.title} {done.text}
            </p>
            {undo && (
              <DeedForm action={here} fields={undo} className="mt-2">
                <DeedButton type="submit" size="sm">
                  {t('done.undo')}
                </DeedButton>
              </DeedForm>
            )}
          </>
        )
      }
      filter={{
        action: messagesAddress(),
        conditions,
        counts: list.counts,
        colleagues: list.colleagues,
        hrefFor: messagesAddress,
        onShow: (next) => void navigate(messagesAddress(next), { preventScrollReset: true }),
      }}
      list={{
        messages: list.messages,
        shelf: shown.shelf ?? 'open',
        isFiltered: Object.keys(conditions).some((name) => name !== 'shelf'),
        found: list.found,
        page: list.page,
        pages: list.pages,
        clock,
        current: id,
        hrefFor: (each) => messageAddress(each, shown),
        hrefForPage: (page) => messagesAddress({ ...shown, page }),
        clearHref: messagesAddress(shown.shelf && { shelf: shown.shelf }),
        answeredHref: messagesAddress({ shelf: 'answered' }),
      }}
      open={
        message && {
          message,
          writers,
          note: {
            newId: newNote,
            error: outcome?.deed === 'note' ? errors?.['text'] : undefined,
            typed: begunNote ?? (outcome?.deed === 'note' && !outcome.ok ? outcome.sent : undefined),
            onText: onNoteText,
            onNote: (text) => submit({ deed: 'note', note: newNote, text }),
          },
          action: here,
          reply: {
            key: answer.key,
            newId: begun.id,
            text: answer.text,
            kept: answer.kept,
            isSending,
            doubt,
            error: outcome?.deed === 'answer' ? errors?.['text'] : undefined,
            onText(text) {
              answer.keep(text)
              type()
            },
            onSend: (text, isSure) =>
              submit({
                ...{ deed: 'answer', answer: begun.id, text },
                seen: String(isSure && doubt?.why === 'answered' ? known : begun.known),
                ...(isSure && { sure: 'yes' }),
              }),
          },
          onDeed: doDeed,
          onAssign: (to) => submit({ deed: 'assign', to }),
          // The words of an answer come back although the answer to its withdrawal may be lost.
          onMail: (deed, mail) => submit({ deed, mail, text: message.mails.find(({ id }) => id === mail)?.text ?? '' }),
        }
      }
    />
  )
}

/** What came too late: an answer was sent in other words already, and nobody heard of it; or it is on its way. */
function conflictOf(outcome: MessageDone | undefined): MessageDone['deed'] | undefined {
  return outcome?.ok === false && outcome.error.code === 'conflict' ? outcome.deed : undefined
}

/**
 * What an answer has from when its field began: its id, so that trying again sends no second one, and how many were
 * known, so that its writer is told of later ones before it goes.
 */
function useBegunAnswer(field: string, newId: string, known: number) {
  const [held, setHeld] = useState({ field, id: newId, known })
  const beginAnew = () => setHeld({ field, id: randomId(), known })
  if (held.field !== field) beginAnew()
  return { ...held, beginAnew }
}
