import { data } from 'react-router-dom'
import type { StaffHandle } from '#site/staff/frame/staff-handle.ts'
import { NotThere } from '#ui/blocks/staff/states/not-there.tsx'

export const handle: StaffHandle = { texts: ['staff-session'], title: (t) => t('staff-session:notThere.title') }

export const loader = () => data(null, 404)

export function Component() {
  return <NotThere />
}
