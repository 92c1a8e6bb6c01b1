import { RouterContextProvider } from 'react-router-dom'
import type { SiteClient } from '#api/contract/client.ts'
import { clientContext, failureContext, languageContext } from '#site/context/context.ts'

interface PageContextSources {
  client?: SiteClient
  failure?: { status: number; message: string }
}

export function pageContext({ client, failure }: PageContextSources): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(languageContext, async () => {})
  if (client) context.set(clientContext, client)
  if (failure) context.set(failureContext, failure)
  return context
}
