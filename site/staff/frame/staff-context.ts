import { createContext } from 'react-router-dom'
import type { StaffClient } from '#api/contract/staff/client.ts'

/** Over HTTP in the browser, straight to the services on the server. */
export const staffClientContext = createContext<StaffClient>()
