import { NewsletterSignup } from '#site/parts/newsletter-signup.tsx'
import { PushSwitch } from '#site/parts/push-switch.tsx'
import { SiteFooter } from '#ui/blocks/frame/site-footer.tsx'

export function Footer() {
  return (
    <SiteFooter
      year={new Date().getFullYear()}
      newsletter={<NewsletterSignup source="footer" />}
      push={<PushSwitch />}
    />
  )
}
