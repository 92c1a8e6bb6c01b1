import type { RouteObject } from 'react-router-dom'
import { StaffError } from '#site/routes/staff/staff-error.tsx'

/** The staff's addresses (specification 2, D42): unprefixed, and of no interest to anybody else. */
export const staffRoutes: RouteObject[] = [
  {
    id: 'door',
    lazy: () => import('#site/routes/staff/door/door.tsx'),
    ErrorBoundary: StaffError,
    children: [
      { path: '/admin/login', lazy: () => import('#site/routes/staff/door/sign-in.tsx') },
      { path: '/admin/login/forgotten', lazy: () => import('#site/routes/staff/door/forgotten.tsx') },
      { path: '/admin/reset', lazy: () => import('#site/routes/staff/door/new-password.tsx') },
      { path: '/admin/invitation', lazy: () => import('#site/routes/staff/door/invitation.tsx') },
      { path: '/admin/address', lazy: () => import('#site/routes/staff/door/address.tsx') },
    ],
  },
  {
    id: 'shared',
    path: '/analytics/shared',
    lazy: () => import('#site/routes/staff/analytics/shared.tsx'),
    ErrorBoundary: StaffError,
  },
  {
    id: 'house',
    lazy: () => import('#site/routes/staff/house.tsx'),
    ErrorBoundary: StaffError,
    children: [
      {
        ErrorBoundary: StaffError,
        children: [
          { path: '/admin', lazy: () => import('#site/routes/staff/desk.tsx') },
          { path: '/admin/posts', lazy: () => import('#site/routes/staff/posts.tsx') },
          { path: '/admin/posts/transfer', lazy: () => import('#site/routes/staff/transfer.tsx') },
          { path: '/admin/posts/new', lazy: () => import('#site/routes/staff/new-post.tsx') },
          { path: '/admin/posts/:id/:language', lazy: () => import('#site/routes/staff/post.tsx') },
          { path: '/admin/newsletter/issues', lazy: () => import('#site/routes/staff/issues/issues.tsx') },
          { path: '/admin/newsletter/issues/:id/sending', lazy: () => import('#site/routes/staff/issues/sending.tsx') },
          { path: '/admin/newsletter', lazy: () => import('#site/routes/staff/newsletter.tsx') },
          { path: '/admin/newsletter/import', lazy: () => import('#site/routes/staff/import.tsx') },
          { path: '/admin/newsletter/issues/:id', lazy: () => import('#site/routes/staff/issue.tsx') },
          { path: '/admin/newsletter/subscribers/:id', lazy: () => import('#site/routes/staff/subscriber.tsx') },
          { path: '/admin/messages/:id?', lazy: () => import('#site/routes/staff/messages.tsx') },
          { path: '/admin/openings', lazy: () => import('#site/routes/staff/openings.tsx') },
          { path: '/admin/openings/new', lazy: () => import('#site/routes/staff/opening.tsx') },
          { path: '/admin/openings/:id', lazy: () => import('#site/routes/staff/opening.tsx') },
          { path: '/admin/applications/:id?', lazy: () => import('#site/routes/staff/applications.tsx') },
          { path: '/admin/pictures', lazy: () => import('#site/routes/staff/pictures.tsx') },
          { path: '/admin/pictures/:id', lazy: () => import('#site/routes/staff/picture.tsx') },
          { path: '/admin/people', lazy: () => import('#site/routes/staff/people.tsx') },
          { path: '/admin/account', lazy: () => import('#site/routes/staff/account.tsx') },
          { path: '/admin/health', lazy: () => import('#site/routes/staff/health.tsx') },
          { path: '/admin/log', lazy: () => import('#site/routes/staff/log.tsx') },
          { path: '/admin/recently-deleted', lazy: () => import('#site/routes/staff/deleted.tsx') },
          { path: '/admin/persons', lazy: () => import('#site/routes/staff/persons.tsx') },
          { path: '/admin/persons/:id', lazy: () => import('#site/routes/staff/person.tsx') },
          { path: '/admin/*', lazy: () => import('#site/routes/staff/not-there.tsx') },
          { path: '/analytics', lazy: () => import('#site/routes/staff/analytics/analytics.tsx') },
          { path: '/analytics/one-visit', lazy: () => import('#site/routes/staff/analytics/one-visit.tsx') },
          { path: '/analytics/panels/:panel', lazy: () => import('#site/routes/staff/analytics/panel.tsx') },
          { path: '/analytics/*', lazy: () => import('#site/routes/staff/not-there.tsx') },
        ],
      },
    ],
  },
]
