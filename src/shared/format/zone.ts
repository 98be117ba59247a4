/** The zone of the operator's clocks, for every centre. */
export const OPERATOR_ZONE = 'Europe/London';
