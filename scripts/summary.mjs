// Counts a test run. Vitest's numbers speak of tests only, so a file that cannot be loaded, an unhandled error or a run
// without any test would read as "0 failed"; here each of them counts as a failure.

/** The counts of Vitest's JSON report (null if there is none) and of its exit status. */
export function count(report, status) {
  const files = report?.testResults ?? []
  const tests = files.flatMap((file) => file.assertionResults)
  const passed = tests.filter((test) => test.status === 'passed').length
  const failedTests = tests.filter((test) => test.status === 'failed').length
  const failedFiles = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length
  const known = failedTests + failedFiles
  const failed = known === 0 && (status !== 0 || report === null) ? 1 : known
  return { passed, failed, skipped: tests.length - passed - failedTests }
}

/** `12 passed, 0 failed`, and `, 3 skipped` if any were. */
export function sentence({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
