import { use, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigate,
  useRevalidator,
} from 'react-router-dom'
import type { StaffClient } from '#api/contract/staff/client.ts'
import { localPath } from '#site/address/addresses.ts'
import { PicturePage } from '#site/pages/staff/picture-page.tsx'
import { read } from '#site/staff/frame/read.ts'
import { type DeedAnswer, runDeed, statusFor, textOf, textsOf } from '#site/staff/frame/staff-action.ts'
import { StaffClientInView } from '#site/staff/frame/staff-client-in-view.ts'
import { staffClientContext } from '#site/staff/frame/staff-context.ts'
import type { StaffHandle } from '#site/staff/frame/staff-handle.ts'
import { useClock } from '#site/staff/frame/use-clock.ts'
import { pictureAddress, picturesAddress } from '#site/staff/screens/picture-addresses.ts'
import { pictureFields } from '#site/staff/screens/picture-form.ts'
import { useNextSave } from '#site/staff/session/use-next-save.ts'
import { useStaffSubmit } from '#site/staff/session/use-staff-submit.ts'
import { useTakeBack } from '#site/staff/session/use-take-back.ts'
import { useToasts } from '#ui/blocks/staff/frame/staff-toasts.tsx'
import { pictureForm } from '#ui/blocks/staff/pictures/picture-sheet.tsx'

export const handle: StaffHandle = { texts: ['staff-pictures'], title: (t) => t('staff-pictures:title') }

export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = params['id'] ?? ''
  return { now: Date.now(), ...(await read(context.get(staffClientContext).readPicture({ id }))) }
}

const deedsOf = (id: string) => ({
  save: (form: FormData, client: StaffClient) =>
    client.savePicture({ id, version: Number(textOf(form, 'version')), ...pictureFields(form) }),
  delete: (_form: FormData, client: StaffClient) => client.deletePicture({ id }),
  restore: (_form: FormData, client: StaffClient) => client.restorePicture({ id }),
})

type Answer = DeedAnswer<ReturnType<typeof deedsOf>>

export async function action({ params, ...posted }: ActionFunctionArgs) {
  const id = params['id'] ?? ''
  const { form, answer } = await runDeed(deedsOf(id), posted)
  const isFromScript = form.has('script')
  // The page without scripts goes where one sees what has happened.
  if (answer.ok && !isFromScript)
    return redirect(answer.deed === 'delete' ? picturesAddress({ shelf: 'deleted' }) : pictureAddress(id))
  const typed = answer.deed === 'save' && !answer.ok ? pictureFields(form) : undefined
  return data({ ...answer, typed }, statusFor(answer))
}

export function Component() {
  const { picture, uses, now } = useLoaderData<typeof loader>()
  const posted = useActionData<Answer & { typed?: ReturnType<typeof pictureFields> }>()
  const action = pictureAddress(picture.id)
  const { submit, answer: sent, answerHere, isSending } = useStaffSubmit<Answer>(action, picture.id)
  const takeBack = useTakeBack(deedsOf(picture.id))
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const client = use(StaffClientInView)
  const { show } = useToasts()
  const { t } = useTranslation(['staff-pictures', 'staff-session'])
  const clock = useClock(now)
  const answer = answerHere ?? posted
  const error = answer && !answer.ok ? answer.error : undefined
  const { id, name } = picture
  // The page is read anew by itself: what others have saved is not what is being written here.
  const [held, setHeld] = useState(picture)
  if (held.id !== id) setHeld(picture)
  const saved = sent?.ok && sent.deed === 'save' ? sent : undefined
  const own = saved?.answer.picture
  if (own?.id === held.id && own.version > held.version) setHeld(own)
  const save = useNextSave(pictureForm, { submit, isSending, isSaved: saved !== undefined })
  const isConflict = error?.code === 'conflict'

  // What is typed stays; the next save knows of the other one, and of none that comes after it.
  async function holdTheirs(): Promise<void> {
    const theirs = await client?.readPicture({ id })
    if (theirs?.ok) setHeld(theirs.answer.picture)
    await revalidate()
  }

  const tell = useEffectEvent((sent: Answer) => {
    if (!sent.ok) return void (sent.error.code === 'conflict' && holdTheirs())
    if (sent.deed === 'save') show({ title: t('one.saved', { name: sent.answer.picture.name }) })
    if (sent.deed === 'restore') show({ title: t('one.restored', { name }) })
    if (sent.deed !== 'delete') return
    void navigate(picturesAddress(), { replace: true })
    show({
      title: t('delete.done', { name }),
      text: t('delete.text'),
      undo: () => takeBack({ deed: 'restore' }),
    })
  })
  useEffect(() => {
    if (sent) tell(sent)
  }, [sent])

  const { alt, name: ofName } = error?.fields ?? {}
  return (
    <PicturePage
      key={id}
      clock={clock}
      picture={{ ...picture, version: held.version }}
      uses={uses.map(({ slug, isLive, ...use }) => ({
        ...use,
        ...(isLive && { href: localPath(`/blog/app/${slug}`, use.language) }),
      }))}
      action={action}
      backHref={picturesAddress()}
      typed={posted?.typed}
      errors={{ ...(alt !== undefined && { alt }), ...(ofName !== undefined && { name: ofName }) }}
      isConflict={isConflict}
      problem={
        error && alt === undefined && ofName === undefined
          ? (error.fields?.['id'] ?? error.message ?? t('staff-session:network'))
          : undefined
      }
      isSaving={isSending}
      onSave={(content) => save({ ...textsOf(content), script: 'on' })}
      onDelete={() => submit({ deed: 'delete', script: 'on' })}
      onRestore={() => submit({ deed: 'restore', script: 'on' })}
    />
  )
}
