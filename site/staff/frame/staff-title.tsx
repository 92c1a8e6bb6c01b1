import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useMatches } from 'react-router-dom'
import { brand } from '#locales/brand.ts'
import { isStaffHandle, staffTexts } from '#site/staff/frame/staff-handle.ts'

/** The document’s title from page to page; the first comes with the document. */
export function StaffTitle() {
  const { t } = useTranslation(staffTexts)
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(isStaffHandle)
  const title = handle?.title(t)
  useEffect(() => {
    if (title) document.title = `${title} | ${brand.name}`
  }, [title])
  return null
}
