import { Skeleton } from '#ui/primitives/skeleton.tsx'

/** Silent: the list's status announces the loading. */
export function BlogListSkeleton() {
  return (
    <div data-slot="blog-list-skeleton" aria-hidden="true">
      <div className="grid border-line border-b lg:grid-cols-12">
        <Skeleton
          shape="pane"
          className="aspect-3/2 border-0 lg:col-span-8 lg:aspect-auto lg:min-h-[min(44vw,40rem)]"
        />
        <div className="grid content-start gap-4 border-line px-gutter py-8 max-lg:border-t lg:col-span-4 lg:border-l">
          <Skeleton className="h-4 w-1/3" />
          <Skeleton shape="heading" className="h-10 w-full" />
          <Skeleton shape="heading" className="h-10 w-4/5" />
          <Skeleton className="mt-2 h-4 w-full" />
          <Skeleton className="h-4 w-11/12" />
        </div>
      </div>
      {['w-3/5', 'w-4/5', 'w-1/2'].map((width) => (
        <div
          key={width}
          className="grid grid-cols-[minmax(0,1fr)_6rem] gap-5 border-line border-b px-gutter py-6 sm:grid-cols-[minmax(0,1fr)_11rem] lg:grid-cols-12 lg:py-8"
        >
          <Skeleton className="hidden h-12 w-10 lg:block" />
          <div className="grid content-start gap-3 lg:col-span-6">
            <Skeleton className={`h-7 ${width}`} />
            <Skeleton className="h-4 w-full max-sm:hidden" />
          </div>
          <div className="grid content-start gap-2 max-lg:col-start-1 lg:col-span-3">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-4 w-36" />
          </div>
          <Skeleton
            shape="pane"
            className="min-h-0 aspect-square max-lg:col-start-2 max-lg:row-span-2 max-lg:row-start-1 sm:aspect-3/2 lg:col-span-2 lg:pointer-fine:aspect-square lg:pointer-fine:w-2/3 lg:pointer-fine:justify-self-end"
          />
        </div>
      ))}
    </div>
  )
}
