// The part of React Router that moves, and what is only needed then. site/build/react-router.ts gives it a copy of its own.
export { createBrowserRouter, RouterContextProvider } from 'react-router-dom'
export { PendingPage } from '#site/browser/pending-page.tsx'
export { updateHead } from '#site/browser/update-head.ts'
