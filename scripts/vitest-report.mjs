import { writeFileSync } from 'node:fs'

const messageOf = (errors) => errors.map((error) => error.stack ?? error.message).join('\n')

function failuresOf(testModule) {
  const { children, project, relativeModuleId } = testModule
  const told = (title, errors) => ({
    project: project.name,
    file: relativeModuleId,
    place: `${project.name} › ${relativeModuleId}`,
    title,
    message: messageOf(errors),
  })
  const tests = [...children.allTests('failed')]
  const suites = [...children.allSuites()].filter((suite) => suite.errors().length > 0)
  return [
    ...(testModule.errors().length > 0 ? [told('the file itself', testModule.errors())] : []),
    ...suites.map((suite) => told(suite.fullName, suite.errors())),
    ...tests.map((test) => told(test.fullName, test.result().errors)),
  ]
}

/**
 * A reporter for vitest that writes what `npm test` wants to know into a file: counts, failures, and how long each test
 * file took with its loading and its hooks.
 *
 * @param {string} file
 */
export const reportTo = (file) => ({
  onTestRunEnd(testModules, unhandled) {
    const report = {
      passed: testModules.flatMap((each) => [...each.children.allTests('passed')]).length,
      failures: [
        ...testModules.flatMap(failuresOf),
        ...unhandled.map((error) => ({
          place: 'vitest',
          title: 'outside of tests',
          message: messageOf([error]),
        })),
      ],
      files: testModules.map((testModule) => {
        const { collectDuration, setupDuration, duration } = testModule.diagnostic()
        const seconds = (collectDuration + setupDuration + duration) / 1000
        return { suite: testModule.project.name, name: testModule.relativeModuleId, seconds }
      }),
    }
    writeFileSync(file, JSON.stringify(report))
  },
})
