import type { WidgetName } from '../schema/form-definition';
import { Leaf } from './leaf-field';
import { Sections } from './sections';

const WIDGETS: readonly WidgetName[] = [
  'text',
  'textarea',
  'number',
  'date',
  'select',
  'radio',
  'checkbox',
  'checkboxes',
];
const OPTIONS = { hint: ' ', choices: [{ value: 1, label: ' ' }] };
const SECTIONS = [{ title: ' ', keys: WIDGETS }];

function nothing() {}

const fields = WIDGETS.map((widget) => ({
  name: widget,
  content: (
    <Leaf
      id={`rehearsed-${widget}`}
      name=" "
      path={widget}
      schema={{}}
      uiSchema={{ 'ui:options': { ...OPTIONS, widget } }}
      value={undefined}
      error={null}
      isRequired={false}
      isDisabled={false}
      onChange={nothing}
    />
  ),
}));

/**
 * One control of each kind, for nobody to see or hear, while the form itself is on its way: their styles are worked out
 * in the time of waiting, and the form need not wait for that.
 */
export function Rehearsal() {
  return (
    <div hidden>
      <Sections sections={SECTIONS} fields={fields} title="" />
    </div>
  );
}
