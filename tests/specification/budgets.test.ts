import { holdBudgets } from "../site/holdBudgets.ts";

// With this company's data, each file must keep to its budget (generator/output/budgets.ts).
holdBudgets(1);
