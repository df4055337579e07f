// Counts a test run. Vitest's numbers speak of tests only, so a file that cannot be loaded, an unhandled error or a run
// without any test would read as "0 failed"; here each of them counts as a failure.

/** The counts of Vitest's JSON report (null if there is none) and of its exit status. */
export function count(report, status) {
  const tests = filesOf(report).flatMap((file) => file.assertionResults)
  const passed = tests.filter((test) => test.status === 'passed').length
  const skipped = tests.filter((test) => test.status !== 'passed' && test.status !== 'failed').length
  return { passed, failed: failures(report, status).length, skipped }
}

/** What failed, each as `file > title`: paths are told from the folder `root` on. */
export function failures(report, status, root = '') {
  const found = filesOf(report).flatMap((file) => {
    const name = nameOf(file, root)
    const tests = file.assertionResults.filter((test) => test.status === 'failed')
    if (tests.length > 0) return tests.map((test) => [name, ...test.ancestorTitles, test.title].join(' > '))
    return file.status === 'failed' ? [`${name} > ${firstLine(file.message) || 'the file itself'}`] : []
  })
  if (found.length > 0 || (status === 0 && report !== null)) return found
  return [report === null ? 'the run ended without a report' : 'an error outside of every test, or no test at all']
}

/** `12 passed, 0 failed`, and `, 3 skipped` if any were. */
export function sentence({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** The ten files that took longest, with their seconds: what is slow should be seen. */
export function slowest(report, root = '') {
  const files = filesOf(report).map((file) => [Math.round((file.endTime - file.startTime) / 1000), nameOf(file, root)])
  const ten = files.sort(([a], [b]) => b - a).slice(0, 10)
  return `slowest: ${ten.map(([seconds, name]) => `${name} ${seconds} s`).join(', ')}`
}

/** What tests have measured, each in a line. */
export function figures(report) {
  return filesOf(report).flatMap((file) => (file.assertionResults ?? []).flatMap((test) => test.meta?.figures ?? []))
}

function nameOf({ name }, root) {
  return name.startsWith(root) ? name.slice(root.length).replace(/^[\\/]/, '') : name
}

function filesOf(report) {
  return report?.testResults ?? []
}

function firstLine(message = '') {
  return message.trim().split('\n')[0]
}
