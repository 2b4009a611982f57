import { holdBudgets } from "../site/holdBudgets.ts";

// With this company's data, each file must keep to its budget (tests/budgets.ts).
holdBudgets(1);
