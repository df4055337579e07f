/** The farm: simulation on as many machines as one likes, with PostgreSQL between them. */

export { buildId, versionOf } from './build-id.ts'
export { closeFarm, explained, type Farm, FarmError, isOfDatabase, openFarm, placeOf } from './database.ts'
export { cancel, chunkFor, type JobStatus, jobOf, jobsOf, resultOf, submit } from './jobs.ts'
export { patiently, type WaitControl, type WorkerStatus, waitFor, workersOf } from './wait.ts'
export { type News, type WorkOrder, work } from './worker.ts'
