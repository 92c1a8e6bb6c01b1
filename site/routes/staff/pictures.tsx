import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router-dom'
import { pictureLimits } from '#api/contract/values/pictures.ts'
import { staffPictureUpload } from '#api/contract/values/staff-paths.ts'
import { PicturesPage } from '#site/pages/staff/pictures-page.tsx'
import { focusField } from '#site/staff/frame/focus-field.ts'
import { read } from '#site/staff/frame/read.ts'
import { staffClientContext } from '#site/staff/frame/staff-context.ts'
import type { StaffHandle } from '#site/staff/frame/staff-handle.ts'
import { pictureAddress, picturesAddress, picturesIn, uploadsTold } from '#site/staff/screens/picture-addresses.ts'
import { usePictureUploads } from '#site/staff/screens/use-picture-uploads.ts'
import { useShortcuts } from '#ui/blocks/staff/frame/use-shortcuts.ts'

export const handle: StaffHandle = {
  texts: ['staff-pictures', 'staff-errors'],
  title: (t) => t('staff-pictures:title'),
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shown = picturesIn(new URL(request.url).searchParams)
  return { now: Date.now(), list: await read(context.get(staffClientContext).listPictures(shown)) }
}

export function Component() {
  const { list, now } = useLoaderData<typeof loader>()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { t } = useTranslation('staff-errors')
  const { uploads, onFiles, onRetry } = usePictureUploads(t('problems.picture_large'))
  useShortcuts({ n: () => focusField('file'), '/': () => focusField('q') })
  const { shelf, q } = picturesIn(query)
  const { added, refused } = uploadsTold(query)
  return (
    <PicturesPage
      shelves={{
        shelf,
        counts: list.counts,
        query: q,
        action: picturesAddress(),
        hrefFor: (next) => picturesAddress({ shelf: next }),
        onSearch: (next) => void navigate(picturesAddress({ shelf, q: next }), { preventScrollReset: true }),
      }}
      add={{
        action: staffPictureUpload,
        limit: pictureLimits.bytes,
        uploads,
        onFiles,
        onRetry,
        ...((added > 0 || refused.length > 0) && {
          told: { added, refused: refused.map(({ reason, name }) => ({ name, problem: t(`problems.${reason}`) })) },
        }),
      }}
      grid={{
        pictures: list.pictures,
        found: list.found,
        page: list.page,
        pages: list.pages,
        now,
        hrefFor: (page) => picturesAddress({ shelf, q, page }),
        pictureHref: pictureAddress,
        clearHref: picturesAddress({ shelf }),
      }}
    />
  )
}
