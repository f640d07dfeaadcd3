import type { FormInstance, FormRule } from 'antd'
import { describeIssue } from '@yuncang/shared/issues'
import type { FieldIssue } from '@yuncang/shared/errors'
import type { Locale } from '@yuncang/shared/messages/types'
import type { z } from 'zod'

/*
 * The bridge from a contract to an antd form: the same rules and sentences as on the server, checked field by field.
 */

/** Rules of one field; `others` gives the rest of the form, for rules that look at several fields. */
export function rulesOf(schema: z.ZodObject, field: string, locale: Locale): FormRule[] {
  return [
    ({ getFieldsValue }) => ({
      validator: async (_rule, value: unknown) => {
        const values: Record<string, unknown> = { ...getFieldsValue(true), [field]: value }
        const parsed = schema.safeParse(values)
        const issue = parsed.error?.issues.find((each) => each.path[0] === field)
        if (issue) throw new Error(describeIssue(issue, locale))
      },
    }),
  ]
}

/** True when the contract refuses an empty value, which the label then marks. */
export function isRequired(schema: z.ZodObject, field: string): boolean {
  const type: unknown = schema.shape[field]
  // Fields of a zod object are zod types.
  const { success } = (type as z.ZodType).safeParse(undefined)
  return !success
}

/** Puts the server's sentences under their fields; gives those that have no field here. */
export function showIssues(
  form: FormInstance,
  issues: readonly FieldIssue[],
): readonly FieldIssue[] {
  const here = issues.filter((issue) => form.getFieldInstance(issue.path) !== undefined)
  form.setFields(here.map((issue) => ({ name: issue.path, errors: [issue.message] })))
  return issues.filter((issue) => !here.includes(issue))
}
