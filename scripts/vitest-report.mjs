import { writeFileSync } from 'node:fs'

/** An error and what it came of: that a worker died is told by its cause alone, with the signal and the test file. */
const causesOf = (error) => (error ? [error, ...causesOf(error.cause)] : [])
const messageOf = (errors) =>
  errors
    .flatMap(causesOf)
    .map((error) => error.stack ?? error.message)
    .join('\n')

const placeOf = ({ project, relativeModuleId }) => ({
  project: project.name,
  file: relativeModuleId,
  place: `${project.name} › ${relativeModuleId}`,
})

const passedIn = (testModule) => [...testModule.children.allTests('passed')].length

function failuresOf(testModule) {
  const { children } = testModule
  const told = (title, errors) => ({
    ...placeOf(testModule),
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

/** Files whose worker died before they ended; vitest names them in an error of the run. */
function filesCutOff(testModules, unhandled) {
  return testModules
    .filter((testModule) => ['queued', 'pending'].includes(testModule.state()))
    .map((testModule) => {
      const isAbout = (error) => messageOf([error]).includes(testModule.moduleId)
      const errors = unhandled.filter(isAbout)
      const failure = {
        ...placeOf(testModule),
        title: 'the file did not end',
        message: messageOf(errors),
        isCutOff: true,
      }
      return { failure, errors }
    })
}

/**
 * A reporter for vitest that writes what `npm test` wants to know into a file: counts, failures, and how long each test
 * file took with its loading and its hooks.
 *
 * @param {string} file
 */
export const reportTo = (file) => ({
  onTestRunEnd(testModules, unhandled) {
    const cutOff = filesCutOff(testModules, unhandled)
    const toldOf = new Set(cutOff.flatMap(({ errors }) => errors))
    const outside = unhandled.filter((error) => !toldOf.has(error))
    const report = {
      passed: testModules.reduce((sum, testModule) => sum + passedIn(testModule), 0),
      failures: [
        ...testModules.flatMap(failuresOf),
        ...cutOff.map(({ failure }) => failure),
        ...outside.map((error) => ({
          place: 'vitest',
          title: 'outside of tests',
          message: messageOf([error]),
        })),
      ],
      files: testModules.map((testModule) => {
        const { collectDuration, setupDuration, duration } = testModule.diagnostic()
        const seconds = (collectDuration + setupDuration + duration) / 1000
        const { project, relativeModuleId: name } = testModule
        return { suite: project.name, name, seconds, passed: passedIn(testModule) }
      }),
    }
    writeFileSync(file, JSON.stringify(report))
  },
})
