import { getByPath, type RJSFSchema, type UiSchema } from '@rjsf/utils';

const BRANCHES = ['then', 'else'];
const BRANCH_LISTS = ['allOf', 'anyOf', 'oneOf'];

/** The schemas that may describe a property: its own, and those in branches that a condition brings. */
function described(schema: RJSFSchema, key: string): RJSFSchema[] {
  const own = getByPath<RJSFSchema | null>(schema, ['properties', key], null);
  const branches = [
    ...BRANCHES.map((name) => getByPath<RJSFSchema | null>(schema, name, null)),
    ...BRANCH_LISTS.flatMap((name) => getByPath<RJSFSchema[]>(schema, name, [])),
  ].filter((branch) => branch !== null && typeof branch === 'object');
  const fromBranches = branches.flatMap((branch) => (branch ? described(branch, key) : []));
  return own ? [own, ...fromBranches] : fromBranches;
}

/** The label of a field, by its path of keys: from the uiSchema, else the schema, else the key itself. */
export function fieldTitle(schema: RJSFSchema, uiSchema: UiSchema, path: string): string {
  const keys = path.split('.');
  const fromUi = getByPath<string | null>(uiSchema, [...keys, 'ui:title'], null);
  if (fromUi) return fromUi;
  const nodes = keys.reduce<RJSFSchema[]>(
    (schemas, key) => schemas.flatMap((node) => described(node, key)),
    [schema],
  );
  return (
    nodes.find((node) => typeof node.title === 'string' && node.title !== '')?.title ?? keys.at(-1) ?? ''
  );
}
