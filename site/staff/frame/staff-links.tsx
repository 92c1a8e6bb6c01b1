import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type LinkComponentProps, LinkProvider } from '#ui/lib/link-context.tsx'

/** Links between staff pages change the page in place; those to the site load it. */
export function StaffLinks({ children }: { children: ReactNode }) {
  return <LinkProvider render={StaffLink}>{children}</LinkProvider>
}

function StaffLink({ href, ...props }: LinkComponentProps) {
  const isStaffPage = /^\/(admin|analytics)(\/|\?|#|$)/.test(href)
  return isStaffPage ? <Link to={href} {...props} /> : <a href={href} {...props} />
}
