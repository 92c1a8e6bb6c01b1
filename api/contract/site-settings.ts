import * as z from 'zod/mini'

/** What the operator has set and the browser must know. The same for every page and visitor. */
export const siteSettings = z.object({
  /** Without a trailing slash. The only source of absolute links. */
  publicUrl: z.string(),
  /** Hosts whose visits are counted although they are this machine, such as `localhost` (D27). */
  trackingHosts: z.array(z.string()),
  /** Origin that pictures come from while it answers (D31); without it they come from the site itself. */
  imageHost: z.optional(z.string()),
  /** Key of reCAPTCHA v3 (D18); without it nothing of Google's is ever loaded, whatever a visitor allows. */
  recaptchaSiteKey: z.optional(z.string()),
})

export type SiteSettings = z.output<typeof siteSettings>
