import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { isLanguage } from '#locales/languages.ts'
import { read } from '#site/staff/frame/read.ts'
import { staffClientContext } from '#site/staff/frame/staff-context.ts'
import { postAddress } from '#site/staff/screens/post-address.ts'

/** A post begins with an address of its own: it is there once something is saved. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('in') ?? ''
  const { account } = await read(context.get(staffClientContext).session())
  const language = isLanguage(asked) ? asked : (account?.language ?? 'en')
  return redirect(postAddress(crypto.randomUUID(), language))
}

/** A form that is sent here leads on, too: there is no page to show it on. */
export const action = (sent: LoaderFunctionArgs) => loader(sent)
