import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { isLanguage } from '#locales/languages.ts'
import { read } from '#site/staff/frame/read.ts'
import { staffClientContext } from '#site/staff/frame/staff-context.ts'
import { postAddress } from '#site/staff/screens/post-address.ts'
import { newPostLeft } from '#site/staff/writing/new-post.ts'

/** A post begins with an address of its own: it is there once something is saved. One that never was is gone on with. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('in') ?? ''
  const client = context.get(staffClientContext)
  const { account } = await read(client.session())
  const left = account && (await newPostLeft(account.id, client))
  if (left) return redirect(left)
  const language = isLanguage(asked) ? asked : (account?.language ?? 'en')
  return redirect(postAddress(crypto.randomUUID(), language))
}

/** A form that is sent here leads on, too: there is no page to show it on. */
export const action = (sent: LoaderFunctionArgs) => loader(sent)
