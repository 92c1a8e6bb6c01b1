import { actions } from './actions.tsx'
import { bars } from './bars.tsx'
import { fields } from './fields.tsx'
import { forms } from './forms.tsx'
import { frame } from './frame.tsx'
import { overlays } from './overlays.tsx'
import type { Pairs } from './pair.ts'
import { shown } from './shown.tsx'
import { staff } from './staff.tsx'
import { staffMore } from './staff-more.tsx'

export const pairs: Pairs = {
  ...actions,
  ...fields,
  ...shown,
  ...overlays,
  ...frame,
  ...bars,
  ...forms,
  ...staff,
  ...staffMore,
}
