/** The query for the customer whom staff selected; empty for the customer's own cart. */
export function buildSelectedQuery(selectedUserId: string | null | undefined) {
  return selectedUserId ? { selected_user_id: selectedUserId } : {};
}
